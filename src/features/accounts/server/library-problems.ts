import { AppError, invalid } from '#platform/http/errors.ts';

const keyRefused = (message: string) => invalid('response', message);
const startAgain = (message: string) => new AppError('unauthenticated', message);

/** What the account library says, in our words and codes. */
const PROBLEMS: Record<string, (path: string) => AppError> = {
  INVALID_EMAIL_OR_PASSWORD: () =>
    new AppError('unauthenticated', 'The e-mail address or the password is wrong.'),
  FAILED_TO_CREATE_SESSION: () => new AppError('unauthenticated', 'This account cannot sign in.'),
  INVALID_PASSWORD: (path) =>
    invalid(path === '/change-password' ? 'currentPassword' : 'password', 'This password is not right.'),
  CREDENTIAL_ACCOUNT_NOT_FOUND: () =>
    invalid('password', 'This account has no password: it signs in with a provider.'),
  INVALID_CODE: () => invalid('code', 'This code is not right, or its half minute is over.'),
  INVALID_BACKUP_CODE: () => invalid('code', 'This backup code is not right, or it was used before.'),
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: () => startAgain('Too many wrong codes. Please sign in again.'),
  INVALID_TWO_FACTOR_COOKIE: () => startAgain('This sign-in is over. Please sign in again.'),
  TOTP_ALREADY_ENABLED: () => new AppError('conflict', 'Two-step sign-in is on already.'),
  TOTP_NOT_ENABLED: () => new AppError('conflict', 'Two-step sign-in is not on.'),
  TWO_FACTOR_NOT_ENABLED: () => new AppError('conflict', 'Two-step sign-in is not on.'),
  BACKUP_CODES_NOT_ENABLED: () => new AppError('conflict', 'Two-step sign-in is not on.'),
  ACCOUNT_TEMPORARILY_LOCKED: () =>
    new AppError('rate_limited', 'Too many wrong codes. Please wait a quarter of an hour.', {
      retryAfterSeconds: 900,
    }),
  SESSION_NOT_FRESH: () =>
    new AppError('forbidden', 'Sign in once more first: a passkey is added within a day of signing in.'),
  CHALLENGE_NOT_FOUND: () => keyRefused('This took longer than five minutes. Please try again.'),
  FAILED_TO_VERIFY_REGISTRATION: () => keyRefused('This passkey could not be checked. Please try again.'),
  PASSKEY_NOT_FOUND: () => new AppError('unauthenticated', 'This passkey opens no account here.'),
  AUTHENTICATION_FAILED: () => new AppError('unauthenticated', 'This passkey opens no account here.'),
  UNABLE_TO_CREATE_SESSION: () => new AppError('unauthenticated', 'This account cannot sign in.'),
  OWNER_NOT_VERIFIED: () =>
    keyRefused('This key did not ask who you are. Set a PIN on it, or use another one.'),
  PROVIDER_NOT_FOUND: () =>
    new AppError(
      'unavailable',
      'The sign-in provider does not answer just now. Use your password, or try again soon.',
      {
        retryAfterSeconds: 15,
      },
    ),
  FAILED_TO_CREATE_USER: () =>
    new AppError('unavailable', 'Your account could not be made just now. Please try again.', {
      retryAfterSeconds: 5,
    }),
};

/** The error to throw for an answer of the library that is not a success. */
export async function accountProblem(response: Response, path: string): Promise<AppError> {
  const body = (await response.json().catch(() => ({}))) as { code?: unknown; message?: unknown };
  const known = PROBLEMS[String(body.code)];
  if (known) return known(path);
  if (response.status === 429) {
    const retryAfterSeconds = Number(response.headers.get('x-retry-after')) || 60;
    return new AppError('rate_limited', 'Too many tries. Please wait a moment.', { retryAfterSeconds });
  }
  if (response.status >= 500)
    return new AppError('internal', 'Something went wrong on our side. Nothing was changed.');
  const message = typeof body.message === 'string' ? body.message : 'The request could not be carried out.';
  return new AppError(response.status === 401 ? 'unauthenticated' : 'invalid', message);
}
