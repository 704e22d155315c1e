// What a lockfile says of packages. Depends on nothing but Node.

/** @typedef {{ packages: Record<string, Record<string, any>> }} Lock */

/**
 * Where the package at `from` finds `name`; null where it is not locked.
 * @param {Lock} lock
 * @param {string} from
 * @param {string} name
 */
export function placeOf({ packages }, from, name) {
  for (let at = from; at; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (`${at}/node_modules/${name}` in packages) return `${at}/node_modules/${name}`;
  }
  return `node_modules/${name}` in packages ? `node_modules/${name}` : null;
}

/**
 * Where everything lies that serving needs: what we depend on, and what that depends on. An optional peer is none of it: it is
 * for whoever has it, and npm, which takes our development packages for that, keeps them in production.
 * @param {Lock} lock
 */
export function findServing(lock) {
  const serving = new Set(['']);
  for (const at of serving) {
    const { resolved, link, ...entry } = lock.packages[at] ?? {};
    if (link) serving.add(resolved);
    const peers = Object.keys(entry.peerDependencies ?? {});
    const needed = peers.filter((name) => !entry.peerDependenciesMeta?.[name]?.optional);
    for (const name of [
      ...Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }),
      ...needed,
    ]) {
      const place = placeOf(lock, at, name);
      if (place !== null) serving.add(place);
    }
  }
  serving.delete('');
  return serving;
}
