import { expect, test } from 'vitest';
import { foldPage } from '../text/folded-page.ts';
import { isCalledCertain } from './certain-plan.ts';

const folded = (text: string): string => foldPage({ page: 1, text }).text;

test.each([
  'The turnover of 2028 is certain and nothing can take it away.',
  'This is no forecast: the sales of next year are already won.',
  'Our numbers for 2027 are not assumptions. They will be reached whatever happens.',
  'Ce ne sont pas des objectifs : les ventes 2027 sont acquises.',
  'Le bénéfice de 2026 est garanti.',
  'Les recettes de 2029 seront atteintes quoi qu’il arrive.',
])('called certain: %s', (text) => expect(isCalledCertain(folded(text))).toBe(true));

test.each([
  'The turnover of 2028 is not certain.',
  'Sales of 2026 are won by signed contracts to 40%.',
  'If the mill opens in May, the revenue of 2027 is certain.',
  'Ces chiffres ne sont pas des prévisions mais ceux des comptes audités de 2024.',
  'Le résultat de 2025 est acquis ; celui de 2026 dépend du prix du cacao.',
  'These are forecasts, and no forecast is a fact.',
])('no certainty: %s', (text) => expect(isCalledCertain(folded(text))).toBe(false));
