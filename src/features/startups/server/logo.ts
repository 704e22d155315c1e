import type { Handler } from '#shared/server/implement.ts';
import { forgetPicture, keepPicture, type PictureKind } from '#shared/server/pictures.ts';
import type { startupEndpoints } from '../contract.ts';
import { LOGO_UPLOAD } from '../contract/logo.ts';
import { requireStartup } from './access.ts';
import { updateLogo } from './queries-change.ts';

type Table = typeof startupEndpoints;

const LOGO: PictureKind = { ...LOGO_UPLOAD, folder: 'logos', side: 256 };

/** Takes an uploaded logo away that no startup shows any more. */
export const forgetLogo = (call: Parameters<typeof forgetPicture>[0], logoUrl: string | null) =>
  forgetPicture(call, logoUrl, LOGO);

export const handleLogoUpload: Handler<Table['POST /api/startups/{id}/logo']> = async (call) => {
  const { actor, db, params } = call;
  const { logoUrl: former } = await requireStartup(db, actor, params.id, 'edit');
  const logoUrl = await keepPicture(call, LOGO);
  const version = await updateLogo(db, params.id, logoUrl);
  await forgetLogo(call, former);
  return { logoUrl, version };
};

export const handleLogoRemoval: Handler<Table['DELETE /api/startups/{id}/logo']> = async (call) => {
  const { logoUrl } = await requireStartup(call.db, call.actor, call.params.id, 'edit');
  await updateLogo(call.db, call.params.id, null);
  await forgetLogo(call, logoUrl);
  return { ok: true };
};
