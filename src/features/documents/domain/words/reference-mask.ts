import type { DateMention } from './period.ts';

const MONTH_NAME =
  'jan(?:uary|vier|v)?|feb(?:ruary)?|fevr(?:ier)?|mar(?:ch|s)?|apr(?:il)?|avr(?:il)?|may|mai|june?|juin|july?|juil(?:let)?|aug(?:ust)?|aout|sept?(?:ember|embre)?|oct(?:ober|obre)?|nov(?:ember|embre)?|dec(?:ember|embre)?';

/** Digits that are no figures: addresses, telephone numbers, references, standards, page numbers, days and hours. */
const REFERENCES = [
  /^\s*\(?\d{1,2}[.)/]-?(?=\s|$)/g,
  /\S{1,64}@\S{1,190}/g,
  /\b(?:https?:\/\/|www\.)\S{1,500}/g,
  /(?:\+|\(\+)\d{1,3}\)?(?:[ .()-]{1,2}\d{1,4}){1,6}/g,
  /(?<![\d.,]|\d )0\d{1,4}(?:[ .-]\d{2,4}){1,5}(?!\d)/g,
  // `Current account 014-220981-01`.
  /(?<![\d.,-])\d{2,6}(?:-\d{2,12}){2,5}(?![\d-])/g,
  /\b(?:tel|telephone|phone|mobile|whatsapp|call|appelez)\b\.?:? ?(?:\(?\+?\d[\d ().-]{5,22}\d)/g,
  /(?<!\d|\d )(?!\d{2}(?: \d{3}){3})\d{2}(?: \d{2,3}){3}(?!\d)/g,
  /\b(?:iso|iec|ifrs|ias|pci|soc|rc|rccm|cpr|frc|ninea|tin|tpin|nif|bn|vat|siret|rne|ifu|abn|acn|brn|ein|uen|crn|matricule fiscale?|identifiant (?:unique|fiscal))\b[ :#/-]{0,2}(?:no\.? ?)?[a-z0-9-]*\d[\w/:-]*/g,
  /\b(?:rc|rccm|registre (?:du |de )?commerce|commercial regist(?:er|ry))(?: (?:de |d'|of )?(?!no\b)[a-z][a-z'-]{2,20}){1,2} ?:? ?(?:n° ?|no\.? ?)?\d[\d ]{2,9}(?!\d| ?%|[.,]\d)/g,
  /\b[a-z]{2,6}[-/](?:[a-z0-9]+[-/])+\d[\w/-]*/g,
  /(?:\b(?:no|nr|num|ref|reg)\.|\bn°|\breference|\brecepisse|\bregistration number) ?:? ?(?:n° ?)?#?[a-z]{0,4}\d[\w/-]*/g,
  /\b(?:section|article|art\.|clause|page|slide|(?<!\b(?:we|to|also|please|i) )notes?|annex|annexe|exhibit|figure|fig\.|table|tableau|chapter|chapitre|version|level|floor|etage|suite|box|b\.?p\.?|line(?= \d+(?![.,]\d))|act|loi|part|series|serie|phase|step|tier|top|formula|covid|web) ?(?:no\.? |n° )?(?!\d[\d.,]*(?:(?:k|m|bn)\b| ?(?:%|per ?cent|pour cent)))\d[\d.-]*(?: of \d+| sur \d+|\/\d+)?/g,
  // `registration 2017/318842/07`.
  /(?<![\d.,/])\d{2,4}\/\d{5,}(?:\/\d{1,4})?(?![\d.,]\d)/g,
  /\bk[gnk] \d{1,3} (?:ave|st|rd)(?: \d{1,4})?/g,
  /(?<![\d.,])\d{1,4},? (?:bis )?(?:rue|avenue|av|boulevard|bd|street|st|road|rd|ave|drive|close|lane|place|crescent)\b/g,
  /\b(?:road|street|avenue|ave|rue|drive|lane|plot|lot|kg \d+ ave|kn \d+ st) \d{1,4}(?![\d.,]\d)/g,
  new RegExp(`(?<![\\d.,])\\d{1,2}(?:st|nd|rd|th|er)? (?:of )?(?:${MONTH_NAME})\\b`, 'g'),
  new RegExp(`\\b(?:${MONTH_NAME}) (?:[12]?\\d|3[01])(?:st|nd|rd|th)?(?!\\d)(?! ?[%k]|[.,]\\d)`, 'g'),
  /(?<![\d.,])\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})(?!\d)/g,
  /(?<![\d.,])\d{1,2}:\d{2}(?!\d)/g,
  /(?<![\d.,])24\/7\b/g,
  // `9m to September`, and not `USD 1.2m to open`.
  new RegExp(
    `(?<![\\d.,$€£₦]|[a-z] )\\d{1,2}m (?=(?:to|ended|ending) (?:the )?(?:end |\\d{1,2} )?(?:of )?(?:${MONTH_NAME})\\b|(?:fy|20\\d\\d)\\b)`,
    'g',
  ),
  /\b[a-z]+-\d+\b(?! ?%)/g,
];

const HAS_DIGIT = /\d/;
const blank = (text: string): string => ' '.repeat(text.length);

/** The passage with references and dates blanked out, so that what digits remain are figures. Same length. */
export function withoutReferences(text: string, dates: readonly DateMention[]): string {
  let masked = text;
  if (HAS_DIGIT.test(text)) for (const pattern of REFERENCES) masked = masked.replace(pattern, blank);
  for (const { start, end } of dates)
    masked = masked.slice(0, start) + blank(masked.slice(start, end)) + masked.slice(end);
  return masked;
}
