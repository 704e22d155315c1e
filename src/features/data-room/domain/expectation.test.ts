import { describe, expect, it } from 'vitest';
import { AFRICAN_COUNTRY_CODES } from '#shared/domain/catalogue/countries.ts';
import { STAGE_IDS } from '#shared/domain/catalogue/stages.ts';
import { expectationState } from './expectation.ts';
import { roomTemplate } from './template.ts';

const nothing = { requestedAt: null, reviewedVersion: null, newestVersion: null };

describe('an expected document', () => {
  it('goes from missing to reviewed, and back to received when a newer version comes', () => {
    expect(expectationState(nothing)).toBe('missing');
    const asked = { ...nothing, requestedAt: new Date('2026-11-22T12:00:00Z') };
    expect(expectationState(asked)).toBe('requested');
    expect(expectationState({ ...asked, newestVersion: 1 })).toBe('received');
    expect(expectationState({ ...asked, newestVersion: 1, reviewedVersion: 1 })).toBe('reviewed');
    expect(expectationState({ ...asked, newestVersion: 2, reviewedVersion: 1 })).toBe('received');
  });
});

describe('the folders of a new room', () => {
  it('name the papers of the country', () => {
    const titles = (country: 'KE' | 'SN' | 'FR' | null) =>
      roomTemplate('seed', country).flatMap(({ expected }) => expected);
    expect(titles('KE')).toContain('Registration, CR12');
    expect(titles('SN')).toContain('Register extract (RCCM)');
    for (const country of ['FR', null] as const)
      expect(titles(country)).toContain('Certificate of incorporation');
  });

  it('ask for more at every stage, and for nothing twice', () => {
    for (const country of AFRICAN_COUNTRY_CODES) {
      const counts = STAGE_IDS.map((stage) =>
        roomTemplate(stage, country).flatMap(({ expected }) => expected),
      );
      for (const [index, titles] of counts.entries()) {
        expect(new Set(titles).size).toBe(titles.length);
        expect(titles.length).toBeGreaterThanOrEqual(counts[index - 1]?.length ?? 1);
      }
    }
  });
});
