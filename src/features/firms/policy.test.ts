import { describe, expect, it } from 'vitest';
import { FirmForm } from './contract/firm.ts';
import { FIRM_ROLES } from './domain.ts';
import { canInvite, canLeaveFirm, canManageFirm } from './policy.ts';

describe('in a firm', () => {
  it('owners bring in anybody, partners anybody but owners, analysts nobody', () => {
    const invited = FIRM_ROLES.map((role) => [role, FIRM_ROLES.filter((as) => canInvite({ role }, as))]);
    expect(invited).toEqual([
      ['owner', ['owner', 'partner', 'analyst']],
      ['partner', ['partner', 'analyst']],
      ['analyst', []],
    ]);
    expect(FIRM_ROLES.filter((role) => canManageFirm({ role }))).toEqual(['owner']);
  });

  it('anybody leaves and owners take others out, but several people never stay without an owner', () => {
    const leave = { role: 'analyst', targetRole: 'analyst', isSelf: true, owners: 1, members: 3 } as const;
    expect(canLeaveFirm(leave)).toBe(true);
    expect(canLeaveFirm({ ...leave, isSelf: false })).toBe(false);
    expect(canLeaveFirm({ ...leave, role: 'owner', isSelf: false })).toBe(true);
    const owner = { ...leave, role: 'owner', targetRole: 'owner' } as const;
    expect(canLeaveFirm(owner)).toBe(false);
    expect(canLeaveFirm({ ...owner, owners: 2 })).toBe(true);
    expect(canLeaveFirm({ ...owner, members: 1 })).toBe(true);
    expect(canLeaveFirm({ ...owner, role: 'partner', isSelf: false, owners: 2 })).toBe(false);
  });
});

describe('the domain of a firm', () => {
  it.each([
    ['acacia.vc', 'acacia.vc'],
    ['  HTTPS://www.Acacia.VC/team?x=1#top ', 'acacia.vc'],
    ['mail@acacia.vc', 'acacia.vc'],
    ['http://invest.acacia.co.za:8080', 'invest.acacia.co.za'],
    ['', null],
    [null, null],
    [undefined, undefined],
  ])('%j is %j', (domain, read) => {
    expect(FirmForm.parse({ name: 'Acacia', domain }).domain).toBe(read);
  });

  it.each([
    'acacia',
    'acacia .vc',
    '-acacia.vc',
    'acacia-.vc',
    'javascript:alert(1)',
    `${'a'.repeat(64)}.vc`,
    'acacia.1',
    '10.0.0.1',
    7,
  ])('%j is refused', (domain) => {
    const { error } = FirmForm.safeParse({ name: 'Acacia', domain });
    expect(error?.issues).toMatchObject([
      { path: ['domain'], message: 'Must be a domain such as acacia.vc' },
    ]);
  });
});
