/*
 * Cases that might come, beside each other: `base`, `low`, `prudent`, `central`, as alternatives of an expression.
 */

export const CASES =
  'base|low|high|central|downside|upside|stress(?:ed)?|stretch|pessimistic|optimistic|prudent|conservative|cautious|ambitious';
export const CAS =
  'bas(?:se)?|haut(?:e)?|(?:de )?base|centrale?|prudente?|pessimiste|optimiste|ambitieu(?:x|se)|degradee?|favorable|volontariste';
