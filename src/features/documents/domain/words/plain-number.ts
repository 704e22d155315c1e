/** The value of digits with whatever marks their thousands and decimals: `1,250`, `1 250,5`, `12.50`, `0.375`. */
export const plainNumber = (text: string): number => {
  const digits = text.replaceAll(/[ ']/g, '');
  if (/^[1-9]\d{0,2}(?:[,.]\d{3})+$/.test(digits)) return Number(digits.replaceAll(/[,.]/g, ''));
  return Number(digits.replaceAll(/(?<!^0),(?=\d{3}\b)/g, '').replace(',', '.'));
};
