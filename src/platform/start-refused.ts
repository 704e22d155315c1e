/** The server cannot start for a reason its operator can fix. Only the message is shown, no stack. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}
