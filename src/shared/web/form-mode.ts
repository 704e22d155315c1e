/** When a form says what is wrong: once it was sent, and from then on while somebody types. */
export const CHECKED_WHEN_SENT = {
  mode: 'onSubmit',
  reValidateMode: 'onChange',
  shouldFocusError: false,
} as const;
