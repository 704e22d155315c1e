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
    ['submit', holdForm],
  ] as const;
  for (const [type, listener] of heard) document.addEventListener(type, listener, { capture: true });
  stopKeeping = () => {
    for (const [type, listener] of heard) document.removeEventListener(type, listener, { capture: true });
  };
}

/** Does again, in order, what was done before the application could hear it. Not from within an effect of React's. */
export function replayTouches(): void {
  stopKeeping?.();
  stopKeeping = null;
  const early = touches;
  touches = [];
  for (const { target, again } of early) {
    if (!target.isConnected) continue;
    // A part in a boundary of its own wakes later than the page, or at once when it hears something; this changes nothing.
    if (isField(target)) target.dispatchEvent(new Event('input', { bubbles: true }));
    again();
  }
}
