export { documentHref } from '../domain/document-link.ts';
