import { useMutation } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Button } from '#shared/web/ui/button.tsx';
import { accounts } from './account-calls.ts';
import { canUsePasskeys } from './can-use-passkeys.ts';
import { passkeyProblem, signWithPasskey } from './passkey.ts';

export type PasskeyButtonProps = {
  onEntered: () => Promise<unknown>;
  onProblem: (message: string | null) => void;
};

const neverChanges = () => () => {};

/** Signs in by a passkey: whose it is, the key itself says. Nothing where the browser has none. */
export function PasskeyButton({ onEntered, onProblem }: PasskeyButtonProps) {
  const enter = useMutation({
    mutationFn: async () => {
      onProblem(null);
      const options = await accounts.client.call('GET /api/account/passkey/generate-authenticate-options');
      const response = await signWithPasskey(options);
      await accounts.client.call('POST /api/account/passkey/verify-authentication', { body: { response } });
      await onEntered();
    },
    onError: (error) => onProblem(passkeyProblem(error)),
  });
  const canUse = useSyncExternalStore(neverChanges, canUsePasskeys, () => true);
  if (!canUse) return null;
  return (
    <div className="mt-4 grid border-t pt-4">
      <Button icon="key" size="lg" pending={enter.isPending} onClick={() => enter.mutate()}>
        Use a passkey
      </Button>
    </div>
  );
}
