import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '#shared/contract/account.ts';
import { messageOf } from '#shared/web/api-error.ts';

// Browsers of 2024 and older cannot convert WebAuthn's JSON themselves.
const fromText = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
const toText = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

type Reference = PasskeyRequest['allowCredentials'][number];
const referenceOf = ({ id, transports }: Reference): PublicKeyCredentialDescriptor => ({
  id: fromText(id),
  type: 'public-key',
  // The names are the browser's own: it told them when the key was made.
  ...(transports === undefined ? {} : { transports: transports as AuthenticatorTransport[] }),
});

function answerOf<T extends AuthenticatorResponse>(
  credential: Credential | null,
  kind: new () => T,
): { key: PublicKeyCredential; response: T } {
  if (credential instanceof PublicKeyCredential && credential.response instanceof kind)
    return { key: credential, response: credential.response };
  throw new DOMException('no key answered', 'NotAllowedError');
}

const partsOf = ({ id, rawId }: PublicKeyCredential) => ({
  id,
  rawId: toText(rawId),
  type: 'public-key' as const,
  clientExtensionResults: {},
});

/** Has the device make a key, after a PIN, a finger or a face. */
export async function makePasskey(options: PasskeyCreation): Promise<NewPasskey['response']> {
  const { challenge, rp, user, pubKeyCredParams, excludeCredentials, timeout } = options;
  const made = await navigator.credentials.create({
    publicKey: {
      rp,
      pubKeyCredParams,
      challenge: fromText(challenge),
      user: { ...user, id: fromText(user.id) },
      excludeCredentials: excludeCredentials.map(referenceOf),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
      ...(timeout === undefined ? {} : { timeout }),
    },
  });
  const { key, response } = answerOf(made, AuthenticatorAttestationResponse);
  return {
    ...partsOf(key),
    response: {
      clientDataJSON: toText(response.clientDataJSON),
      attestationObject: toText(response.attestationObject),
      transports: response.getTransports(),
    },
  };
}

/** Has a key of the device sign the challenge, after a PIN, a finger or a face. */
export async function signWithPasskey(options: PasskeyRequest): Promise<PasskeyProof['response']> {
  const { challenge, rpId, allowCredentials, timeout } = options;
  const found = await navigator.credentials.get({
    publicKey: {
      challenge: fromText(challenge),
      rpId,
      allowCredentials: allowCredentials.map(referenceOf),
      userVerification: 'required',
      ...(timeout === undefined ? {} : { timeout }),
    },
  });
  const { key, response } = answerOf(found, AuthenticatorAssertionResponse);
  return {
    ...partsOf(key),
    response: {
      clientDataJSON: toText(response.clientDataJSON),
      authenticatorData: toText(response.authenticatorData),
      signature: toText(response.signature),
      ...(response.userHandle === null ? {} : { userHandle: toText(response.userHandle) }),
    },
  };
}

const REFUSALS: Readonly<Record<string, string>> = {
  NotAllowedError: 'Cancelled or timed out. Nothing was changed.',
  InvalidStateError: 'This device already has a passkey for your account.',
  SecurityError: 'Passkeys only work at the official address of this site.',
};

/** What to tell somebody whose passkey did not work: the browser's reason in plain words, or the server's. */
export const passkeyProblem = (error: unknown): string =>
  (error instanceof DOMException ? REFUSALS[error.name] : undefined) ?? messageOf(error);
