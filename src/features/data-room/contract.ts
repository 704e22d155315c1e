import { z } from 'zod';
import { endpoints } from '#shared/contract/endpoint.ts';
import { idParam, line } from '#shared/contract/fields.ts';
import {
  AcceptanceForm,
  AccessRequestForm,
  AgreementForm,
  AsQuery,
  DecisionForm,
  DocumentForm,
  ExpectationForm,
  FolderForm,
  GrantForm,
  GroupForm,
  NewExpectationForm,
  NewFolderForm,
  NewGroupForm,
  NewLinkForm,
  NewMemberForm,
  NewRoomForm,
  OrderForm,
  PlacingForm,
  RoomForm,
  SearchQuery,
  UseLinkForm,
} from './contract/forms.ts';
import { LinkPreview, LinkUse, RoomGuests } from './contract/guest.ts';
import { AnswerForm, QuestionForm, RoomQuestion } from './contract/question.ts';
import { RoomReader, TimeForm } from './contract/reader.ts';
import { Room, RoomDocumentDetail, RoomPage, RoomPageText, SearchHit } from './contract/room.ts';

const one = z.strictObject({ id: idParam() });
const folder = one.extend({ folderId: idParam('Not a folder') });
const document = one.extend({ documentId: idParam('Not a document') });
const page = document.extend({ page: idParam('Not a page') });
const expectation = one.extend({ expectationId: idParam() });
const group = one.extend({ groupId: idParam('Not a group') });
const token = z.strictObject({ token: line('Not a link', { max: 64 }) });
const Done = z.object({ ok: z.literal(true) });

/** What the asker may see of a startup's room. To those who may see nothing of it there is none. */
export const roomEndpoints = endpoints({
  'GET /api/startups/{id}/room': {
    summary: 'The room as the caller may see it; the team also as a group of guests does',
    access: 'member',
    params: one,
    query: AsQuery,
    response: Room,
  },
  'GET /api/startups/{id}/room/search': {
    summary: 'Documents with these words in their names; for the team also pages that hold them',
    access: 'member',
    params: one,
    query: SearchQuery,
    response: z.array(SearchHit),
    list: true,
  },
  'GET /api/startups/{id}/room/documents/{documentId}': {
    summary: 'A document of the room, with what each page weighs',
    access: 'member',
    params: document,
    query: AsQuery,
    response: RoomDocumentDetail,
  },
  'GET /api/startups/{id}/room/documents/{documentId}/pages/{page}': {
    summary:
      'A page of the newest version: of a PDF a picture, for others than the team with their name and the time in it; else its text',
    access: 'member',
    params: page,
    query: AsQuery,
    response: RoomPage,
  },
  'GET /api/startups/{id}/room/documents/{documentId}/pages/{page}/text': {
    summary:
      'What a page says, for slow lines and screen readers; for others than the team with their name and the time',
    access: 'member',
    params: page,
    query: AsQuery,
    response: RoomPageText,
  },
  'GET /api/startups/{id}/room/documents/{documentId}/file': {
    summary:
      'The file of the newest version, where the caller may download it; a PDF has the name and the time of others than the team in it',
    access: 'member',
    params: document,
    response: z.unknown(),
  },
  'GET /api/startups/{id}/room/files': {
    summary: 'One ZIP of all files that the caller may download, each as it would be by itself',
    access: 'member',
    params: one,
    response: z.unknown(),
  },
  'POST /api/startups/{id}/room/acceptances': {
    summary: 'Accepts the text that stands before the room',
    access: 'member',
    realOnly: true,
    params: one,
    body: AcceptanceForm,
    response: Done,
  },
  'POST /api/startups/{id}/room/documents/{documentId}/requests': {
    summary: 'Asks the team to let the caller read or download a document',
    access: 'member',
    realOnly: true,
    mostPerDay: 50,
    params: document,
    body: AccessRequestForm,
    response: Done,
  },
});

/** What the team puts into its room. */
export const roomContentEndpoints = endpoints({
  'POST /api/startups/{id}/room': {
    summary: 'Opens the room, empty or with the folders expected at the startup’s stage and in its country',
    access: 'member',
    realOnly: true,
    params: one,
    body: NewRoomForm,
    response: Room,
    created: true,
  },
  'PUT /api/startups/{id}/room': {
    summary: 'Closes the room to all guests, or opens it again',
    access: 'member',
    realOnly: true,
    params: one,
    body: RoomForm,
    response: Room,
  },
  'POST /api/startups/{id}/room/folders': {
    summary: 'Adds a folder at the end',
    access: 'member',
    realOnly: true,
    params: one,
    body: NewFolderForm,
    response: Room,
    created: true,
  },
  'PUT /api/startups/{id}/room/folders/{folderId}': {
    summary: 'Renames a folder, archives it with all that is in it, or brings it back',
    access: 'member',
    realOnly: true,
    params: folder,
    body: FolderForm,
    response: Room,
  },
  'DELETE /api/startups/{id}/room/folders/{folderId}': {
    summary: 'Takes an empty folder away',
    access: 'member',
    realOnly: true,
    params: folder,
    response: Room,
  },
  'PUT /api/startups/{id}/room/order': {
    summary: 'Puts folders and documents into an order',
    access: 'member',
    realOnly: true,
    params: one,
    body: OrderForm,
    response: Room,
  },
  'POST /api/startups/{id}/room/documents': {
    summary: 'Puts a stored document of the startup into a folder',
    access: 'member',
    realOnly: true,
    params: one,
    body: PlacingForm,
    response: Room,
    created: true,
  },
  'PUT /api/startups/{id}/room/documents/{documentId}': {
    summary: 'Moves a document to a folder, archives it, or brings it back',
    access: 'member',
    realOnly: true,
    params: document,
    body: DocumentForm,
    response: Room,
  },
  'DELETE /api/startups/{id}/room/documents/{documentId}': {
    summary: 'Takes a document out of the room; it stays stored',
    access: 'member',
    realOnly: true,
    params: document,
    response: Room,
  },
  'POST /api/startups/{id}/room/expectations': {
    summary: 'Notes a document that is expected in a folder',
    access: 'member',
    realOnly: true,
    params: one,
    body: NewExpectationForm,
    response: Room,
    created: true,
  },
  'PUT /api/startups/{id}/room/expectations/{expectationId}': {
    summary: 'Says that an expected document was asked for, which one it is, or that it was looked over',
    access: 'member',
    realOnly: true,
    params: expectation,
    body: ExpectationForm,
    response: Room,
  },
  'DELETE /api/startups/{id}/room/expectations/{expectationId}': {
    summary: 'Expects a document no more',
    access: 'member',
    realOnly: true,
    params: expectation,
    response: Room,
  },
});

/** Whom the team lets in, and what each may do. */
export const roomGuestEndpoints = endpoints({
  'GET /api/startups/{id}/room/guests': {
    summary: 'Groups with their guests, links and grants; who came; who asks for more; the texts to accept',
    access: 'member',
    params: one,
    response: RoomGuests,
  },
  'POST /api/startups/{id}/room/groups': {
    summary: 'Makes a group of guests, which may see nothing yet',
    access: 'member',
    realOnly: true,
    params: one,
    body: NewGroupForm,
    response: RoomGuests,
    created: true,
  },
  'PUT /api/startups/{id}/room/groups/{groupId}': {
    summary: 'Renames a group, says when it ends, takes all from it or gives it back',
    access: 'member',
    realOnly: true,
    params: group,
    body: GroupForm,
    response: RoomGuests,
  },
  'POST /api/startups/{id}/room/groups/{groupId}/guests': {
    summary: 'Lets in whoever is signed in with this address, or one of this mail domain, and has proved it',
    access: 'member',
    realOnly: true,
    params: group,
    body: NewMemberForm,
    response: RoomGuests,
    created: true,
  },
  'DELETE /api/startups/{id}/room/groups/{groupId}/guests/{guestId}': {
    summary: 'Takes a person, an address or a domain out of a group',
    access: 'member',
    realOnly: true,
    params: group.extend({ guestId: idParam() }),
    response: RoomGuests,
  },
  'PUT /api/startups/{id}/room/groups/{groupId}/grants': {
    summary: 'Says what a group may do in the room, in a folder or with a document, and until when',
    access: 'member',
    realOnly: true,
    params: group,
    body: GrantForm,
    response: RoomGuests,
  },
  'POST /api/startups/{id}/room/groups/{groupId}/links': {
    summary: 'Makes a link for one address or one mail domain; a mailed one goes to its address alone',
    access: 'member',
    answersSecret: true,
    realOnly: true,
    mostPerDay: 100,
    params: group,
    body: NewLinkForm,
    response: z.object({ link: z.string().nullable() }),
    created: true,
  },
  'DELETE /api/startups/{id}/room/groups/{groupId}/links/{linkId}': {
    summary: 'Ends a link, and what it gave',
    access: 'member',
    realOnly: true,
    params: group.extend({ linkId: idParam() }),
    response: RoomGuests,
  },
  'PUT /api/startups/{id}/room/agreement': {
    summary: 'Sets the text that guests accept first; everyone accepts a changed one again; null for none',
    access: 'member',
    realOnly: true,
    params: one,
    body: AgreementForm,
    response: RoomGuests,
  },
  'POST /api/startups/{id}/room/requests/{requestId}': {
    summary: 'Grants or declines what a guest asks for',
    access: 'member',
    realOnly: true,
    params: one.extend({ requestId: idParam() }),
    body: DecisionForm,
    response: RoomGuests,
  },
  'GET /api/room-links/{token}': {
    summary: 'Where a link leads; looking changes nothing, whoever or whatever looks',
    access: 'public',
    params: token,
    response: LinkPreview,
  },
  'POST /api/room-links/{token}': {
    summary: 'Lets the caller in by a link, or sends the e-mail that proves the address they name',
    access: 'member',
    realOnly: true,
    mostPerDay: 100,
    params: token,
    body: UseLinkForm,
    response: LinkUse,
  },
});

/** What was read, by whom and for how long, from the access ledger. */
export const roomRecordEndpoints = endpoints({
  'GET /api/startups/{id}/room/readers': {
    summary: 'What each guest read of each version, and for how long where that is known; for the team alone',
    access: 'member',
    params: one,
    response: z.array(RoomReader),
  },
  'GET /api/startups/{id}/room/record': {
    summary: 'Every read as CSV; for the team alone',
    access: 'member',
    params: one,
    response: z.unknown(),
  },
  'POST /api/startups/{id}/room/times': {
    summary: 'Says how long a page that the caller read stayed in sight',
    access: 'member',
    realOnly: true,
    params: one,
    body: TimeForm,
    response: Done,
  },
});

const question = one.extend({ questionId: idParam('Not a question') });

/** Questions of guests about documents, and the team’s answers. */
export const roomQuestionEndpoints = endpoints({
  'GET /api/startups/{id}/room/documents/{documentId}/questions': {
    summary: 'Questions about a document: for the team all, for a guest their own and those answered to all',
    access: 'member',
    params: document,
    query: AsQuery,
    response: z.array(RoomQuestion),
    list: true,
  },
  'POST /api/startups/{id}/room/documents/{documentId}/questions': {
    summary: 'Asks the team about a document that the caller may read, or a page of it',
    access: 'member',
    realOnly: true,
    mostPerDay: 50,
    params: document,
    body: QuestionForm,
    response: RoomQuestion,
    created: true,
  },
  'GET /api/startups/{id}/room/questions': {
    summary: 'Every question in the room, those without an answer first; for the team alone',
    access: 'member',
    params: one,
    response: z.array(RoomQuestion),
    list: true,
  },
  'GET /api/startups/{id}/room/questions/export': {
    summary: 'Every question with its answer as CSV; for the team alone',
    access: 'member',
    params: one,
    response: z.unknown(),
  },
  'PUT /api/startups/{id}/room/questions/{questionId}': {
    summary: 'Answers a question, or changes the answer; 409 with the newer state when it changed meanwhile',
    access: 'member',
    realOnly: true,
    params: question,
    body: AnswerForm,
    response: RoomQuestion,
  },
  'DELETE /api/startups/{id}/room/questions/{questionId}': {
    summary: 'Withdraws a question of one’s own that has no answer; who manages the room deletes any',
    access: 'member',
    realOnly: true,
    params: question,
    response: Done,
  },
});
