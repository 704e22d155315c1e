/** A file that cannot be read; its message is the sentence for the person who sent it. */
export class Unreadable extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Unreadable';
  }
}
