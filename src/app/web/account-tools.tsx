import { lazy, type PointerEvent, Suspense, useState } from 'react';
import { AccountFace } from './account-face.tsx';

const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }));

/** The account's menu, fetched when somebody comes to it; opened, where it is pressed before it is here. */
export function AccountTools({ email }: { email: string }) {
  const [wish, setWish] = useState<'none' | 'near' | 'open'>('none');
  const press = (event: PointerEvent) => {
    // Else the button would take the focus from the menu that opens.
    event.preventDefault();
    setWish('open');
  };
  const face = (
    <AccountFace
      onPointerEnter={() => setWish('near')}
      onPointerDown={press}
      onClick={() => setWish('open')}
    />
  );
  if (wish === 'none') return face;
  return (
    <Suspense fallback={face}>
      <AccountMenu key={wish} email={email} opensAtOnce={wish === 'open'} />
    </Suspense>
  );
}
