const padded = (part: number, digits = 2): string => `${part}`.padStart(digits, '0');

/** An instant (ISO 8601) as the reader's calendar and clock say it, `YYYY-MM-DDTHH:MM`; empty where there is none. */
export function localTimeOf(instant: string): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return '';
  const day = [padded(at.getFullYear(), 4), padded(at.getMonth() + 1), padded(at.getDate())].join('-');
  return `${day}T${padded(at.getHours())}:${padded(at.getMinutes())}`;
}

/** The instant at which the reader's calendar and clock say this; empty where they never do. */
export function instantOf(localTime: string): string {
  const at = new Date(localTime);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString();
}
