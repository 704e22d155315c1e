/** The server will not start for a reason its operator can mend. The message alone is shown, no stack. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}
