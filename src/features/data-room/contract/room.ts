import { z } from 'zod';
import { TEAM_ROLES } from '#features/startups/contract/team-role.ts';
import { EXPECTATION_STATES } from '../domain/expectation.ts';
import { LEVELS } from '../domain/permission.ts';

export const LevelField = z.enum(LEVELS);

/** The newest version of a document, which is the one that is served. */
export const ServedVersion = z.object({
  number: z.number(),
  fileName: z.string(),
  fileKind: z.string(),
  sizeBytes: z.number(),
  /** Whether its text can be shown page by page: not while the file waits for its reader, nor where that failed. */
  reading: z.enum(['waits', 'done', 'failed']),
  pageUnit: z.enum(['page', 'slide', 'sheet', 'part']).nullable(),
  pageCount: z.number().nullable(),
  /** A virus scanner has looked at it. */
  isScanned: z.boolean(),
  createdAt: z.string(),
});
export type ServedVersion = z.infer<typeof ServedVersion>;

/** A document as the asker may have it. Who sees only its name is told neither size nor version. */
export const RoomDocument = z.object({
  id: z.number(),
  folderId: z.number(),
  title: z.string(),
  level: LevelField,
  /** By the clock. */
  endsAt: z.string().nullable(),
  isArchived: z.boolean(),
  newest: ServedVersion.nullable(),
  /** The asker waits for an answer. */
  isRequested: z.boolean(),
});
export type RoomDocument = z.infer<typeof RoomDocument>;

export const RoomExpectation = z.object({
  id: z.number(),
  folderId: z.number(),
  title: z.string(),
  state: z.enum(EXPECTATION_STATES),
  documentId: z.number().nullable(),
});
export type RoomExpectation = z.infer<typeof RoomExpectation>;

export const RoomFolder = z.object({
  id: z.number(),
  /** The folder that it lies in, which comes before it. */
  parentId: z.number().nullable(),
  name: z.string(),
  isArchived: z.boolean(),
  documents: z.array(RoomDocument),
  /** For the team alone. */
  expected: z.array(RoomExpectation),
});
export type RoomFolder = z.infer<typeof RoomFolder>;

/** A text that guests accept. */
export const Agreement = z.object({ number: z.number(), body: z.string(), createdAt: z.string() });
export type Agreement = z.infer<typeof Agreement>;

/** A room as the asker may see it, decided here; nothing in it is left to the screen to hide. */
export const Room = z.object({
  startupId: z.number(),
  startupName: z.string(),
  isDemo: z.boolean(),
  role: z.enum(TEAM_ROLES).nullable(),
  /** Null in an answer to the team: it has not opened a room yet. */
  isOpened: z.boolean(),
  isClosed: z.boolean(),
  /** The group as which the team looks. */
  preview: z.object({ groupId: z.number(), name: z.string() }).nullable(),
  /** What has to be accepted before anything is shown. */
  gate: Agreement.nullable(),
  /** The text in force, and when the asker accepted it. */
  agreement: z.object({ number: z.number(), acceptedAt: z.string().nullable() }).nullable(),
  /** The next moment at which the clock takes something away. */
  endsAt: z.string().nullable(),
  folders: z.array(RoomFolder),
  /** Documents of the startup that are not in the room; for those who may put them there. */
  outside: z.array(z.object({ id: z.number(), title: z.string() })),
});
export type Room = z.infer<typeof Room>;

/** A document that may be read: its pages with the bytes each takes, before any is loaded. */
export const RoomDocumentDetail = RoomDocument.extend({
  startupId: z.number(),
  startupName: z.string(),
  isDemo: z.boolean(),
  /** "Financials / 2025" */
  folderName: z.string(),
  /** Its pages are shown as pictures, with the reader's name and the time in them; else as text. */
  hasPictures: z.boolean(),
  pages: z.array(
    z.object({
      number: z.number(),
      /** Null where the text was not read that far. */
      textBytes: z.number().nullable(),
      /** Null where the picture is not made yet, or there is none. */
      pictureBytes: z.number().nullable(),
    }),
  ),
  /** For the team alone, newest first. */
  versions: z.array(
    z.object({
      number: z.number(),
      fileName: z.string(),
      sizeBytes: z.number(),
      note: z.string().nullable(),
      createdBy: z.string().nullable(),
      createdAt: z.string(),
    }),
  ),
});
export type RoomDocumentDetail = z.infer<typeof RoomDocumentDetail>;

const PageRead = z.object({
  version: z.number(),
  number: z.number(),
  /** The place of this read in the access ledger; null for the team, whose reads are not written down. */
  reading: z.number().nullable(),
});

/** A page as it is shown: a picture where the file is a PDF, else its text, '' where that is empty. */
export const RoomPage = PageRead.extend({
  text: z.string().nullable(),
  /** A WebP in base64. Null for a text, and for a page that cannot be drawn. */
  picture: z
    .object({
      data: z.string(),
      width: z.number(),
      height: z.number(),
    })
    .nullable(),
});
export type RoomPage = z.infer<typeof RoomPage>;

/** What a page says; for others than the team with their name and the time at its end. */
export const RoomPageText = PageRead.extend({ text: z.string() });
export type RoomPageText = z.infer<typeof RoomPageText>;

export const SearchHit = z.object({
  documentId: z.number(),
  title: z.string(),
  /** Null where the title alone fits. */
  page: z.number().nullable(),
  excerpt: z.string().nullable(),
});
export type SearchHit = z.infer<typeof SearchHit>;
