import type { Db, Services } from '#shared/server/context.ts';
import type { Handler } from '#shared/server/implement.ts';
import { forgetPicture, keepPicture, type PictureKind } from '#shared/server/pictures.ts';
import type { startupEndpoints } from '../contract.ts';
import { requireStartup } from './access.ts';
import { updateLogo } from './queries-change.ts';

type Table = typeof startupEndpoints;

const LOGO: PictureKind = {
  field: 'logo',
  folder: 'logos',
  largestBytes: 2 * 1024 * 1024,
  side: 256,
  fit: 'contain',
};

type Changing = {
  readonly db: Db;
  readonly services: Services;
  readonly afterCommit: (work: () => Promise<void>) => void;
};

/** Takes an uploaded logo away that no startup shows any more. */
export const forgetLogo = (call: Changing, logoUrl: string | null): Promise<void> =>
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
