/** A kind of picture people upload, as the form that sends it and the server that takes it know it. */
export type PictureUpload = {
  /** The file's field in the form. */
  readonly field: string;
  readonly largestMegabytes: number;
  /** `contain` keeps the whole picture on a clear ground; `cover` fills the square. */
  readonly fit: 'contain' | 'cover';
};
