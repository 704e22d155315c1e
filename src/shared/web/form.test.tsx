import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ApiError, OfflineError } from './api-error.ts';
import { Form } from './form.tsx';
import { useContractForm } from './use-contract-form.ts';
import { FormMultiSelect, FormSelect, FormText, SubmitButton } from './form-field.tsx';

const Shape = z.object({
  name: z.string().min(2, { error: 'Company name must be at least 2 characters' }),
  stage: z.string().min(1, { error: 'Please select a stage' }),
  sectors: z.array(z.string()),
});

function Sample({ onSubmit }: { onSubmit: (values: z.output<typeof Shape>) => Promise<unknown> }) {
  const form = useContractForm(Shape, { name: '', stage: '', sectors: [] });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <FormText name="name" label="Company name" hint="As registered" required />
      <FormSelect
        name="stage"
        label="Stage"
        placeholder="Select"
        options={[{ value: 'seed', label: 'Seed' }]}
        required
      />
      <FormMultiSelect name="sectors" label="Sectors" options={[{ value: 'fintech', label: 'FinTech' }]} />
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Company name'), 'Zuri Pay');
  await user.selectOptions(screen.getByLabelText('Stage'), 'seed');
}

describe('a form', () => {
  it('says every broken rule once, at its field, counts them, and leads to the first', async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn<() => Promise<void>>();
    render(<Sample onSubmit={onSubmit} />);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const name = screen.getByLabelText('Company name');
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
    const notes = (name.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id));
    expect(notes.map((note) => note?.textContent)).toEqual([
      'As registered',
      'Company name must be at least 2 characters',
    ]);
    const summary = screen.getByRole('alert');
    expect(summary.textContent).toBe('Please look at the 2 fields marked below. Nothing you typed was lost.');
    expect(screen.getAllByText('Please select a stage')).toHaveLength(1);
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('complains of nothing before it is sent, since a line that appears would move what is being clicked', async () => {
    const user = userEvent.setup();
    render(<Sample onSubmit={vi.fn<() => Promise<void>>()} />);
    await user.click(screen.getByLabelText('Company name'));
    await user.tab();
    await user.tab();
    expect(screen.getByLabelText('Company name').getAttribute('aria-invalid')).not.toBe('true');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByLabelText('Stage').getAttribute('aria-invalid')).toBe('true'));
    await user.selectOptions(screen.getByLabelText('Stage'), 'seed');
    await waitFor(() => expect(screen.getByLabelText('Stage').getAttribute('aria-invalid')).not.toBe('true'));
  });

  it('sends what was chosen by keyboard', async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn<(values: unknown) => Promise<void>>().mockResolvedValue();
    render(<Sample onSubmit={onSubmit} />);
    await fillIn(user);
    await user.type(screen.getByRole('combobox', { name: /Sectors/ }), 'fin{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ name: 'Zuri Pay', stage: 'seed', sectors: ['fintech'] });
  });

  it('puts the server’s field errors at their fields and keeps what was typed', async () => {
    const user = userEvent.setup();
    const problem = {
      code: 'invalid',
      message: 'No',
      errors: [{ path: 'name', message: 'This name is taken' }],
    };
    render(<Sample onSubmit={() => Promise.reject(new ApiError(400, JSON.stringify(problem), ''))} />);
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const name = screen.getByLabelText<HTMLInputElement>('Company name');
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText('This name is taken')).toHaveLength(1);
    expect(name.value).toBe('Zuri Pay');
  });

  it('says when the server was not reached, and can be sent again', async () => {
    const user = userEvent.setup();
    const onSubmit = vi
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(new OfflineError(null))
      .mockResolvedValueOnce();
    render(<Sample onSubmit={onSubmit} />);
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toContain('could not be reached');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });
});
