type TextField = HTMLInputElement | HTMLTextAreaElement;
type Field = TextField | HTMLSelectElement;
/** What was done to an element; its name finds it again where React drew it anew, on the same page alone. */
type Touch = {
  readonly target: Element;
  readonly name: string;
  readonly page: string;
  readonly again: (target: Element) => void;
};

const isText = (target: Element): target is TextField =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
const isField = (target: Element): target is Field => isText(target) || target instanceof HTMLSelectElement;
const isBox = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

const nameOf = (target: Element): string =>
  [
    target.getAttribute('aria-label'),
    isField(target) ? (target.labels?.[0]?.textContent ?? target.name) : target.textContent,
    target.getAttribute('value'),
  ].join('|');

const here = (): string => window.location.pathname;

/** The element itself, or where React drew it anew those that have its name. */
const meant = ({ target, name }: Touch): readonly Element[] =>
  target.isConnected
    ? [target]
    : [...document.querySelectorAll(target.tagName)].filter((element) => nameOf(element) === name);

let touches: Touch[] = [];
let stopKeeping: (() => void) | null = null;

/** React compares a field with what it last saw there: the field must differ from that to count as changed. */
function fillAgain(field: TextField, value: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Does to a field once more what has just been done to it. */
function repeat(field: Field): (target: Element) => void {
  const { value } = field;
  if (field instanceof HTMLSelectElement) {
    return (target) => {
      if (!(target instanceof HTMLSelectElement)) return;
      target.value = value;
      target.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  if (field.type === 'file' && field instanceof HTMLInputElement) {
    const { files } = field;
    return (target) => {
      if (!(target instanceof HTMLInputElement)) return;
      if (target !== field) target.files = files;
      target.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  if (!isBox(field)) return (target) => (isText(target) ? fillAgain(target, value) : undefined);
  const { checked } = field;
  return (target) => {
    if (!(target instanceof HTMLInputElement)) return;
    target.checked = !checked;
    target.click();
  };
}

function keepField(target: Field, page = here()): void {
  touches = [
    ...touches.filter((touch) => touch.target !== target),
    { target, name: nameOf(target), page, again: repeat(target) },
  ];
}

function onInput({ target }: Event): void {
  if (target instanceof Element && isField(target)) keepField(target);
}

function keepButton(button: HTMLButtonElement, page = here()): void {
  touches.push({
    target: button,
    name: nameOf(button),
    page,
    again: (target) => (target instanceof HTMLButtonElement ? target.click() : undefined),
  });
}

function onClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button !== null) keepButton(button);
}

/** Forms are sent by the application alone: what is typed must not come into the address, however late a form wakes. */
const holdForm = (event: Event) => event.preventDefault();

/** Whether somebody has been at a field: it holds something else than it was sent with. */
function isTouched(field: Field): boolean {
  if (isBox(field)) return field.checked !== field.defaultChecked;
  if (isText(field)) return field.value !== field.defaultValue;
  const sent = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
  return sent !== undefined && field.value !== sent.value;
}

/** Remembers what is pressed, typed and chosen on a page whose application is still on its way. */
export function keepTouches(): void {
  [...document.querySelectorAll<Field>('main input, main select, main textarea')]
    .filter(isTouched)
    .forEach((field) => keepField(field));
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
  if (stopKeeping !== null && !isHearing) hearSleepers();
  stopKeeping = null;
  replayKept();
}

function replayKept(): void {
  const early = touches;
  touches = [];
  replay(early, Date.now() + WAKES_WITHIN_MS);
}

let isHearing = false;

/** The page is awake; a part whose code is still on its way is not, and what is done to it is kept like before. */
function hearSleepers(): void {
  isHearing = true;
  const hear = ({ target, type }: Event) => {
    if (!(target instanceof Element)) return;
    const touched = isField(target) ? target : target.closest('button');
    if (touched === null || isAwake(touched) || isField(touched) !== (type === 'input')) return;
    const page = here();
    // React wakes a part at once where it has its code, and then has heard this itself.
    setTimeout(() => {
      if (touched.isConnected && isAwake(touched)) return;
      if (isField(touched)) keepField(touched, page);
      else keepButton(touched, page);
      replayKept();
    });
  };
  for (const type of ['input', 'click']) document.addEventListener(type, hear, { capture: true });
}

function replay(early: readonly Touch[], until: number): void {
  for (const [index, touch] of early.entries()) {
    const [target = null, other] = meant(touch);
    // On another page, or where several have the name, what was meant must not be guessed.
    if (touch.page !== here() || other !== undefined) continue;
    // A part that has its code wakes at once when it hears something; this changes nothing.
    if (target !== null && isField(target)) target.dispatchEvent(new Event('input', { bubbles: true }));
    if ((target === null || !isAwake(target)) && Date.now() < until) {
      setTimeout(() => replay(early.slice(index), until), LOOK_AGAIN_MS);
      return;
    }
    if (target !== null) touch.again(target);
  }
}
