/** The make-up of the readiness score, for the screens that draw it. */
export { READINESS_LABELS, READINESS_MAXIMA } from '../domain/readiness-weights.ts';
