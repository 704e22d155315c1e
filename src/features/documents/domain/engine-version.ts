/** Kept with every analysis; raised when the same document would be judged differently. */
export const ENGINE_VERSION = 122;
