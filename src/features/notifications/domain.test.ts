import { describe, expect, it } from 'vitest';
import { digestLetter } from './domain.ts';

describe('the digest', () => {
  const items = [
    { content: 'Kofi wrote to you.', href: '/messages?thread=4' },
    { content: 'Your account is a year old.', href: null },
  ];
  const digest = {
    firstName: 'Ada',
    items,
    total: 2,
    baseUrl: 'https://k.example',
    unsubscribeUrl: 'https://k.example/unsubscribe#x',
  };

  it('names each piece of news with where it leads, and how to stop', () => {
    const { subject, text } = digestLetter(digest);
    expect(subject.text).toBe('2 new notifications on Kilele');
    expect(text.text).toContain(
      '- Kofi wrote to you.\n  https://k.example/messages?thread=4\n- Your account',
    );
    expect(text.text).toContain('with one click: https://k.example/unsubscribe#x');
    expect(text.text).not.toContain('more in your inbox');
  });

  it('says how many it does not name', () => {
    expect(digestLetter({ ...digest, total: 23 }).text.text).toContain('And 21 more in your inbox.');
    expect(digestLetter({ ...digest, items: items.slice(1), total: 1 }).subject.text).toBe(
      '1 new notification on Kilele',
    );
  });
});
