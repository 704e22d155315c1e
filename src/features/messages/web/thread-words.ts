import { fullName } from '#shared/domain/person-name.ts';
import type { Thread } from '../contract.ts';

export function otherName({ other }: Thread): string {
  return other === null ? 'Former member' : fullName(other);
}
