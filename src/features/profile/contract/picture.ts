import type { PictureUpload } from '#shared/contract/picture.ts';

export const PORTRAIT_UPLOAD: PictureUpload = { field: 'picture', largestMegabytes: 5, fit: 'cover' };
