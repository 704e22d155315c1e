const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Plain text of an XML text node; only the five entities of XML and numbers are known, others stay as written. */
function decoded(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}

export type XmlEvent =
  | {
      readonly kind: 'open' | 'close';
      readonly name: string;
      readonly attributes: string;
      readonly isEmpty: boolean;
    }
  | { readonly kind: 'text'; readonly text: string };

const TOKEN = /<(\/?)([A-Za-z][\w:.-]*)([^<>]*)>|([^<]+)/g;

/** Walks over tags and texts in one pass. Declarations, comments and foreign entities are passed over unread. */
export function* xmlEvents(xml: string): Generator<XmlEvent> {
  for (const [, slash, name, attributes = '', text] of xml.matchAll(TOKEN)) {
    if (name === undefined) yield { kind: 'text', text: decoded(text ?? '') };
    else
      yield { kind: slash === '/' ? 'close' : 'open', name, attributes, isEmpty: attributes.endsWith('/') };
  }
}

/** The value of an attribute as written in a tag. */
export function attributeOf(attributes: string, name: string): string | null {
  const found = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
  return found === undefined ? null : decoded(found);
}
