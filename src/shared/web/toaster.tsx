import { Toast } from 'radix-ui';
import { dismissToast, toastDurationMs, toastHotkey, toastSwipeThresholdPx, useShownToast } from './toast.ts';
import type { ShownToast } from './toast.ts';
import { classNames } from './ui/class-names.ts';
import { Icon } from './ui/icon.tsx';

/**
 * The area in which messages appear; the shell shows it once. On a phone above the bar, so that no title is covered; at the upper
 * edge while a sheet is open, whose buttons are below.
 */
export function Toaster() {
  const shown = useShownToast();
  return (
    <Toast.Provider
      swipeDirection="right"
      swipeThreshold={toastSwipeThresholdPx}
      duration={toastDurationMs}
      label="Notification"
    >
      {shown === null ? null : <ToastCard key={shown.id} toast={shown} />}
      <Toast.Viewport
        hotkey={[toastHotkey]}
        label="Notifications ({hotkey})"
        className="fixed inset-x-0 bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-50 flex w-full flex-col gap-2 p-3 outline-none in-[html:has([data-modal-open])]:top-0 in-[html:has([data-modal-open])]:bottom-auto md:top-auto! md:bottom-0! md:left-auto md:max-w-[420px] md:p-4"
      />
    </Toast.Provider>
  );
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const destructive = toast.variant === 'destructive';
  return (
    <Toast.Root
      open={toast.open}
      onOpenChange={(open) => (open ? undefined : dismissToast(toast.id))}
      duration={toast.durationMs ?? toastDurationMs}
      type={destructive ? 'foreground' : 'background'}
      className={classNames(
        'animate-rise shadow-lift grid grid-cols-[1fr_auto] items-start gap-x-3 rounded-md border p-4',
        'data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        destructive ? 'border-red bg-red-tint' : 'bg-card',
      )}
    >
      <div>
        <Toast.Title className={classNames('font-semibold', destructive && 'text-red')}>
          {toast.title}
        </Toast.Title>
        {toast.description === undefined ? null : (
          <Toast.Description className="mt-0.5 text-sm">{toast.description}</Toast.Description>
        )}
        {toast.action === undefined ? null : (
          <Toast.Action
            altText={toast.action.label}
            onClick={toast.action.onAction}
            className="text-green mt-2 min-h-9 text-sm font-semibold underline underline-offset-4"
          >
            {toast.action.label}
          </Toast.Action>
        )}
      </div>
      <Toast.Close
        aria-label="Close notification"
        className="text-soft hover:text-ink -m-2 grid size-11 place-items-center md:size-9"
      >
        <Icon name="close" />
      </Toast.Close>
    </Toast.Root>
  );
}
