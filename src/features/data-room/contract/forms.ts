import { z } from 'zod';
import {
  idParam,
  line,
  listOf,
  optionalParagraph,
  paragraph,
  toggleField,
  wholeNumber,
} from '#shared/contract/fields.ts';
import { LONGEST_AGREEMENT, MOST_DOCUMENTS, MOST_FOLDERS } from '../domain/limit.ts';
import { LEVELS } from '../domain/permission.ts';

const id = (message = 'Not a valid id') => wholeNumber(message);
/** An instant that has a time zone; null for no end. */
const instant = () => z.iso.datetime({ offset: true, error: 'Must be a time' }).nullable();

/** The team looks as any member of a group would. */
export const AsQuery = z.strictObject({ as: idParam('Not a valid group').optional() });
export const SearchQuery = AsQuery.extend({ q: line('Type what you are looking for', { max: 100 }) });

export const NewRoomForm = z.strictObject({ withTemplate: toggleField() });
export const RoomForm = z.strictObject({ isClosed: toggleField() });

const folderName = () => line('Give the folder a name', { max: 80 });
/** In another folder, or null for beside the outermost. */
const parentId = () => id('Choose a folder').nullish();
export const NewFolderForm = z.strictObject({ name: folderName(), parentId: parentId() });
/** Without `parentId` it stays where it lies. */
export const FolderForm = z.strictObject({
  name: folderName(),
  parentId: parentId(),
  isArchived: toggleField(),
});

export const PlacingForm = z.strictObject({
  documentId: id('Choose a document'),
  folderId: id('Choose a folder'),
  /** The expected document that it is. */
  expectationId: id().nullish(),
});
export const DocumentForm = z.strictObject({ folderId: id('Choose a folder'), isArchived: toggleField() });

/** Every folder in its order, each with every document in it in theirs. */
export const OrderForm = z.strictObject({
  folders: listOf(
    z.strictObject({
      id: id(),
      documentIds: listOf(id(), 'Must be a list of documents', { max: MOST_DOCUMENTS }),
    }),
    'Must be a list of folders',
    { max: MOST_FOLDERS },
  ),
});

export const NewExpectationForm = z.strictObject({
  folderId: id('Choose a folder'),
  title: line('Say what is expected', { max: 120 }),
});
/** Asked for or not; which document stands for it; whether its newest version was looked over. */
export const ExpectationForm = z.strictObject({
  isRequested: toggleField(),
  documentId: id().nullable(),
  isReviewed: toggleField(),
});

export const AgreementForm = z.strictObject({
  body: paragraph('Write what guests accept', { max: LONGEST_AGREEMENT }).nullable(),
});
export const AcceptanceForm = z.strictObject({ number: id('Must be the number of the text you read') });

export const NewGroupForm = z.strictObject({
  name: line('Give the group a name', { max: 80 }),
  expiresAt: instant(),
});
export const GroupForm = NewGroupForm.extend({ isRevoked: toggleField() });

const DOMAIN = /^(?=.{4,253}$)([a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
const small = (text: string) => text.trim().toLowerCase();

/** Somebody's address, or a mail domain: `ama@fund.example`, `fund.example`, `@fund.example`. */
export const GuestField = z
  .string({ error: 'Type an e-mail address or a mail domain' })
  .transform((text, context): { kind: 'address' | 'domain'; value: string } => {
    const value = small(text).replace(/^@/, '');
    if (DOMAIN.test(value)) return { kind: 'domain', value };
    if (z.email().safeParse(value).success && value.length <= 254) return { kind: 'address', value };
    context.addIssue({ code: 'custom', message: 'Type an e-mail address or a mail domain' });
    return z.NEVER;
  })
  .meta({ type: 'string', maxLength: 254 });
/** Somebody by their address or domain, or a person whom the team is in conversation with. */
export const NewMemberForm = z
  .strictObject({
    guest: GuestField.optional(),
    userId: line('Choose a person', { max: 64 }).optional(),
  })
  .refine(({ guest, userId }) => (guest === undefined) !== (userId === undefined), {
    error: 'Name a guest or a person',
    path: ['guest'],
  });

export const GrantForm = z.strictObject({
  folderId: id().nullable(),
  documentId: id().nullable(),
  /** `inherit` leaves it to the folder, or the room. */
  level: z.enum([...LEVELS, 'inherit'], { error: 'Choose what the group may do' }),
  expiresAt: instant(),
  isRevoked: toggleField(),
});

export const NewLinkForm = z.strictObject({
  guest: GuestField,
  isMailed: toggleField(),
  expiresAt: instant(),
});
export const UseLinkForm = z.strictObject({
  /** An address of the domain that the link is for, where one’s own is another. */
  email: z.email({ error: 'Type an e-mail address' }).max(254).transform(small).nullish(),
});

export const AccessRequestForm = z.strictObject({
  level: z.enum(['view', 'download'], { error: 'Choose what you ask for' }),
  reason: optionalParagraph({ max: 1000 }),
});
export const DecisionForm = z.strictObject({
  isGranted: toggleField(),
  expiresAt: instant(),
});
