const MOST = 4000;
const LONGEST = 700;

/** Keeps what was read of the last texts, a few thousand of them: what is read of a text hangs on nothing else. */
export function memory<Read>(): (key: string, read: (key: string) => Read) => Read {
  const kept = new Map<string, Read>();
  return (key, read) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = read(key);
    if (key.length > LONGEST) return made;
    if (kept.size >= MOST) kept.clear();
    kept.set(key, made);
    return made;
  };
}

/** What is worked out of a thing once, however many ask for it. */
export function once<Of extends object, Read>(read: (of: Of) => Read): (of: Of) => Read {
  const known = new WeakMap<Of, Read>();
  return (of) => {
    if (known.has(of)) return known.get(of) as Read;
    const made = read(of);
    known.set(of, made);
    return made;
  };
}
