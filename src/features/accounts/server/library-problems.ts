import { MINUTE_MS } from '#shared/domain/time.ts';
import { AppError, invalid, tooMany } from '#platform/http/errors.ts';

const keyRefused = (message: string) => invalid('response', message);
const startAgain = (message: string) => new AppError('unauthenticated', message);

/** What the account library says, in our words and codes. */
const PROBLEMS: Record<string, (path: string) => AppError> = {
  INVALID_EMAIL_OR_PASSWORD: () =>
    new AppError('unauthenticated', 'The e-mail address or password is wrong.'),
  FAILED_TO_CREATE_SESSION: () => new AppError('unauthenticated', 'This account cannot sign in.'),
  INVALID_PASSWORD: (path) =>
    invalid(path === '/change-password' ? 'currentPassword' : 'password', 'The password is wrong.'),
  CREDENTIAL_ACCOUNT_NOT_FOUND: () =>
    invalid('password', 'This account has no password: it signs in with a provider.'),
  INVALID_CODE: () => invalid('code', 'This code is wrong or has expired.'),
  INVALID_BACKUP_CODE: () => invalid('code', 'This backup code is wrong or has already been used.'),
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: () => startAgain('Too many wrong codes. Please sign in again.'),
  INVALID_TWO_FACTOR_COOKIE: () => startAgain('Your sign-in has expired. Please sign in again.'),
  TOTP_ALREADY_ENABLED: () => new AppError('conflict', 'Two-step sign-in is already on.'),
  TOTP_NOT_ENABLED: () => new AppError('conflict', 'Two-step sign-in is off.'),
  TWO_FACTOR_NOT_ENABLED: () => new AppError('conflict', 'Two-step sign-in is off.'),
  BACKUP_CODES_NOT_ENABLED: () => new AppError('conflict', 'Two-step sign-in is off.'),
  ACCOUNT_TEMPORARILY_LOCKED: () => tooMany('Too many wrong codes. Please wait 15 minutes.', 15 * MINUTE_MS),
  SESSION_NOT_FRESH: () =>
    new AppError(
      'forbidden',
      'Please sign in again first: a passkey can be added only within 24 hours of signing in.',
    ),
  CHALLENGE_NOT_FOUND: () => keyRefused('This took longer than five minutes. Please try again.'),
  FAILED_TO_VERIFY_REGISTRATION: () => keyRefused('This passkey could not be checked. Please try again.'),
  PASSKEY_NOT_FOUND: () =>
    new AppError('unauthenticated', 'This passkey does not belong to an account here.'),
  AUTHENTICATION_FAILED: () =>
    new AppError('unauthenticated', 'This passkey does not belong to an account here.'),
  UNABLE_TO_CREATE_SESSION: () => new AppError('unauthenticated', 'This account cannot sign in.'),
  OWNER_NOT_VERIFIED: () => keyRefused('This key did not verify you. Set a PIN on it, or use another one.'),
  PROVIDER_NOT_FOUND: () =>
    new AppError(
      'unavailable',
      'The sign-in provider is not responding. Use your password, or try again soon.',
      {
        retryAfterSeconds: 15,
      },
    ),
  FAILED_TO_CREATE_USER: () =>
    new AppError('unavailable', 'Your account could not be created. Please try again.', {
      retryAfterSeconds: 5,
    }),
};

/** The error to throw for an answer of the library that is not a success. */
export async function accountProblem(response: Response, path: string): Promise<AppError> {
  const body = (await response.json().catch(() => ({}))) as { code?: unknown; message?: unknown };
  const known = PROBLEMS[String(body.code)];
  if (known) return known(path);
  if (response.status === 429) {
    const seconds = Number(response.headers.get('x-retry-after')) || 60;
    return tooMany('Too many attempts. Please wait a moment.', seconds * 1000);
  }
  if (response.status >= 500)
    return new AppError('internal', 'Something went wrong on our side. Nothing was changed.');
  const message = typeof body.message === 'string' ? body.message : 'The request could not be carried out.';
  return new AppError(response.status === 401 ? 'unauthenticated' : 'invalid', message);
}
