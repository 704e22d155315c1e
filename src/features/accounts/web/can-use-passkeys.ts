export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && navigator.credentials !== undefined;
