import type { SectionWords } from './section-words.ts';

/** What a legal file should contain. */
export const LEGAL_SECTIONS: readonly SectionWords[] = [
  {
    id: 'incorporation',
    label: 'Incorporation',
    weight: 20,
    headings: `
      corporate | company | incorporation | corporate structure | company details | corporate information | the company |
      corporate status | registration | certificate of incorporation | incorporation and capital |
      constitution | immatriculation | la societe | statuts | forme juridique | identification de la
      societe`,
    cues: `
      incorporated | registered office | private limited | companies act | annual returns | share capital
      | ordinary shares | registrar | corporate affairs commission | cipc | constituee | immatriculee |
      rccm | ohada | siege social | capital social | registre du commerce | statuts`,
  },
  {
    id: 'intellectualProperty',
    label: 'Intellectual property',
    weight: 20,
    headings: `
      intellectual property | ip | ip assignment | ip ownership | ownership of software | trade marks |
      trademarks | patents | technology and ip | copyright | propriete intellectuelle | marques | brevets
      | droits d'auteur | propriete du logiciel | propriete industrielle`,
    cues: `
      intellectual property | assigned | assignment | copyright | trade mark | trademark | patent | source
      code | inventions | propriete intellectuelle | cede | cedes | cession | droits d'auteur | marque |
      brevet | code source | logiciel`,
  },
  {
    id: 'shareholdersAgreement',
    label: "Shareholders' agreement",
    weight: 20,
    headings: `
      founders | shareholders | shareholding | associes | actionnaires | shareholders' agreement | shareholders agreement | shareholder's agreement | shareholder agreement |
      sha | shareholder arrangements | founders' agreement | shareholding | share structure | pacte
      d'actionnaires | pacte d'associes | pacte | actionnariat | accord entre associes`,
    cues: `
      shareholders' agreement | shareholders agreement | pre-emption | tag-along | drag-along | vesting |
      reserved matters | holders of shares | pacte | preemption | sortie conjointe | sortie forcee |
      associes | actionnaires`,
  },
  {
    id: 'licences',
    label: 'Licences',
    weight: 14,
    headings: `
      licences | licenses | licensing | licences and permits | permits | regulatory | regulatory position
      | regulatory matters | regulation | approvals | compliance | agrements | agrement | autorisations |
      licences et autorisations | reglementation | conformite reglementaire`,
    cues: `
      licence | license | licensed | permit | approval | central bank | regulator | valid until | granted
      | agrement | autorisation | bceao | delivree | obtenu | obtenue | banque centrale | regulateur`,
  },
  {
    id: 'litigation',
    label: 'Litigation',
    weight: 13,
    headings: `
      court cases | court | lawsuits | litigation | disputes | legal proceedings | claims | litigation and disputes | claims and disputes |
      proceedings | contentieux | litiges | procedures | contentieux et litiges | procedures judiciaires`,
    cues: `
      litigation | arbitration | proceedings | dispute | lawsuit | court | sued | claim | plaintiff |
      threatened | litige | litiges | tribunal | assigne | mise en demeure | procedure | proces`,
  },
  {
    id: 'dataProtection',
    label: 'Data protection',
    weight: 13,
    headings: `
      data | data protection | privacy | data privacy | personal data | gdpr | data protection and privacy |
      donnees personnelles | protection des donnees | donnees | vie privee | donnees a caractere personnel`,
    cues: `
      data protection | data controller | privacy policy | ndpa | ndpr | ndpc | popia | gdpr | personal
      data | data protection officer | odpc | donnees personnelles | donnees a caractere personnel | rgpd
      | cnil | declaration | artci | traitements`,
  },
];
