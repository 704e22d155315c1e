type Field = HTMLInputElement | HTMLSelectElement;
type Touch = { readonly target: Element; readonly again: () => void };

const isField = (target: Element): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
const isBox = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

let touches: Touch[] = [];
let stopKeeping: (() => void) | null = null;

/** React compares a field with what it last saw there: the field must differ from that to count as changed. */
function fillAgain(field: HTMLInputElement, value: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Does to a field once more what has just been done to it. */
function repeat(field: Field): () => void {
  const { value } = field;
  if (field instanceof HTMLSelectElement) {
    return () => {
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  if (!isBox(field)) return () => fillAgain(field, value);
  const { checked } = field;
  return () => {
    field.checked = !checked;
    field.click();
  };
}

function keepField(target: Field): void {
  touches = [...touches.filter((touch) => touch.target !== target), { target, again: repeat(target) }];
}

function onInput({ target }: Event): void {
  if (target instanceof Element && isField(target)) keepField(target);
}

function onClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button !== null) touches.push({ target: button, again: () => button.click() });
}

/** Forms are sent by the application alone: what is typed must not come into the address, however late a form wakes. */
const holdForm = (event: Event) => event.preventDefault();

/** Whether somebody has been at a field: it holds something else than it was sent with. */
function isTouched(field: Field): boolean {
  if (isBox(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLInputElement) return field.value !== field.defaultValue;
  const sent = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
  return sent !== undefined && field.value !== sent.value;
}

/** Remembers what is pressed, typed and chosen on a page whose application is still on its way. */
export function keepTouches(): void {
  [...document.querySelectorAll<Field>('main input, main select')].filter(isTouched).forEach(keepField);
  const heard = [
    ['input', onInput],
    ['click', onClick],
  ] as const;
  document.addEventListener('submit', holdForm, { capture: true });
  for (const [type, listener] of heard) document.addEventListener(type, listener, { capture: true });
  stopKeeping = () => {
    for (const [type, listener] of heard) document.removeEventListener(type, listener, { capture: true });
  };
}

const LOOK_AGAIN_MS = 50;
const WAKES_WITHIN_MS = 10_000;

/** React has taken an element over when it hangs its own properties on it: parts in a boundary of their own wake later. */
const isAwake = (target: Element): boolean =>
  Object.keys(target).some((key) => key.startsWith('__reactProps'));

/** Does again, in order, what was done before the application could hear it. Not from within an effect of React's. */
export function replayTouches(): void {
  stopKeeping?.();
  stopKeeping = null;
  const early = touches;
  touches = [];
  replay(early, Date.now() + WAKES_WITHIN_MS);
}

function replay(early: readonly Touch[], until: number): void {
  for (const [index, { target, again }] of early.entries()) {
    if (!target.isConnected) continue;
    // A part that has its code wakes at once when it hears something; this changes nothing.
    if (isField(target)) target.dispatchEvent(new Event('input', { bubbles: true }));
    if (!isAwake(target) && Date.now() < until) {
      setTimeout(() => replay(early.slice(index), until), LOOK_AGAIN_MS);
      return;
    }
    again();
  }
}
