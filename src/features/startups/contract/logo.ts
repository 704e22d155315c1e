import type { PictureUpload } from '#shared/contract/picture.ts';

export const LOGO_UPLOAD: PictureUpload = { field: 'logo', largestMegabytes: 2, fit: 'contain' };
