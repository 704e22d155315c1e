import type { CachedAnswer } from '#shared/contract/prerendered-page.ts';
import type { CurrentUser } from '#shared/web/session.ts';

/** Live counts of the landing page; null or 0 where there is nothing to count yet. */
export type LandingCounts = {
  readonly startups: number | null;
  readonly investors: number | null;
  readonly countries: number | null;
};

/** What the server writes into the page, in `<script type="application/json" id="boot">`. */
export type Boot = {
  /** Present where the landing page was rendered ahead, which is only done for visitors. */
  readonly landing?: LandingCounts;
  /** What a prerendered screen shows, so that the browser need not ask for it again. */
  readonly answers?: readonly CachedAnswer[];
  /** What stands there is a member's frame and heading, and is replaced by the screen. */
  readonly isShell?: true;
  /** A form, whose application is fetched when somebody comes to it. */
  readonly wakesOnTouch?: true;
  /** Who is signed in, where the server says so; else the page asks. */
  readonly user?: CurrentUser | null;
};

export function readBoot(): Boot {
  const text = document.querySelector('#boot')?.textContent;
  return text ? asBoot(JSON.parse(text)) : {};
}

/** Holds because our own server wrote it. */
function asBoot(value: unknown): Boot {
  return value as Boot;
}
