type Touch = {
  readonly target: Element;
  readonly type: 'click' | 'input' | 'change';
  readonly value: string;
};

const KEPT = ['click', 'input', 'change'] as const;
let touches: Touch[] = [];
let stopKeeping: (() => void) | null = null;

const isField = (target: Element) =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** Buttons and fields need the application; links work without it. */
function keep(event: Event): void {
  if (!(event.target instanceof Element)) return;
  const type = KEPT.find((kept) => kept === event.type);
  const target = type === 'click' ? event.target.closest('button') : event.target;
  if (type === undefined || target === null || (type !== 'click' && !isField(target))) return;
  touches = touches.filter((touch) => type === 'click' || touch.target !== target || touch.type !== type);
  touches.push({ target, type, value: isField(target) ? target.value : '' });
}

const holdForm = (event: Event) => event.preventDefault();

/** Remembers what is pressed, typed and chosen on a page whose application is still on its way. */
export function keepTouches(): void {
  for (const type of KEPT) document.addEventListener(type, keep, { capture: true });
  document.addEventListener('submit', holdForm, { capture: true });
  stopKeeping = () => {
    for (const type of KEPT) document.removeEventListener(type, keep, { capture: true });
    document.removeEventListener('submit', holdForm, { capture: true });
  };
}

/** React compares a field with the value it last saw there: the field must differ from that to count as changed. */
function setValue(field: Element, value: string): void {
  if (!isField(field)) return;
  if (field instanceof HTMLInputElement) field.value = '';
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLSelectElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
}

/** Does again, in order, what was done before the application could hear it. */
export function replayTouches(): void {
  stopKeeping?.();
  stopKeeping = null;
  const early = touches;
  touches = [];
  for (const { target, type, value } of early) {
    if (!target.isConnected) continue;
    if (type === 'click' && target instanceof HTMLElement) target.click();
    else {
      setValue(target, value);
      target.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }
}
