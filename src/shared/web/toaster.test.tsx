import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from './toast.ts';
import type { ToastContent } from './toast.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  vi.useRealTimers();
});

function show(content: ToastContent): void {
  act(() => {
    toast(content);
  });
}

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

describe('messages', () => {
  it('are shown one at a time: the newest replaces the former', () => {
    render(<Toaster />);
    show({ title: 'Saved' });
    show({ title: 'Startup Created', description: 'Your startup profile has been successfully created!' });
    expect(screen.queryByText('Saved')).toBeNull();
    expect(screen.getByText('Your startup profile has been successfully created!')).toBeTruthy();
  });

  it('leave by themselves after five seconds, or after the time they state', () => {
    render(<Toaster />);
    show({ title: 'Default stay' });
    pass(4900);
    expect(screen.getByText('Default stay')).toBeTruthy();
    pass(200);
    expect(screen.queryByText('Default stay')).toBeNull();
    show({ title: 'Job Saved', durationMs: 3000 });
    pass(3100);
    expect(screen.queryByText('Job Saved')).toBeNull();
  });

  it('can be closed and acted on', () => {
    const onAction = vi.fn<() => void>();
    render(<Toaster />);
    show({
      title: 'Error',
      description: 'No connection',
      variant: 'destructive',
      action: { label: 'Try again', onAction },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onAction).toHaveBeenCalledOnce();
    show({ title: 'Again' });
    fireEvent.click(screen.getByRole('button', { name: 'Close notification' }));
    expect(screen.queryByText('Again')).toBeNull();
  });

  it('are reached with F8', () => {
    render(<Toaster />);
    show({ title: 'Listen' });
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(document.activeElement?.closest('[aria-label="Notifications (F8)"]')).not.toBeNull();
  });
});
