/** The header by which an answer says whose it is, so that a device keeps it for nobody else. */
export const KEPT_FOR = 'x-kept-for';

/** Keys, sessions and what administrators look after; rooms, whose owner can take the right to read back; files. */
const NEVER =
  /^\/(api\/)?(admin|firm\/join|(room-links|invitations|firm-invitations)\/)|^\/api\/(events|account|docs|auth\/(?!user$))|\/(room|export|file)(\/|$)/;

/** Whether a device may keep what was seen at an address, to be read without a line; pages and answers of the API alone. */
export function mayBeKept(path: string, isPage: boolean): boolean {
  return isPage !== path.startsWith('/api/') && !NEVER.test(path);
}
