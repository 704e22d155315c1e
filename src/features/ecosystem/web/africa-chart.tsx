/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no tag lets a drawn country be chosen */
import { geoAzimuthalEqualArea, geoPath } from 'd3-geo';
import { type KeyboardEvent, useId, useState } from 'react';
import { feature } from 'topojson-client';
import type { MapCountry } from '../contract.ts';
import { type Measure, shadeOf } from '../domain/choropleth.ts';
import { type Direction, nearestInDirection } from '../domain/nearest.ts';
import text from './africa.topology?raw';

const WIDTH = 560;
const HEIGHT = 590;
const SMALL_AREA = 40;
const DOT = 5.5;
const SHADES = ['fill-sunk', 'fill-green/20', 'fill-green/45', 'fill-green/70', 'fill-green'] as const;

type Drawn = {
  readonly code: string;
  readonly x: number;
  readonly y: number;
  readonly d: string;
  readonly isSmall: boolean;
};

/** The countries as paths, once: the file is made by tools/africa-map.ts from the world atlas. */
const DRAWN: readonly Drawn[] = (() => {
  const topology = JSON.parse(text) as Parameters<typeof feature>[0];
  const shape = topology.objects['africa'];
  const africa = shape && feature(topology, shape);
  if (africa?.type !== 'FeatureCollection') throw new Error('The map of Africa has no countries.');
  const projection = geoAzimuthalEqualArea()
    .rotate([-17, -2])
    .fitExtent(
      [
        [8, 8],
        [WIDTH - 8, HEIGHT - 8],
      ],
      africa,
    );
  const path = geoPath(projection).digits(1);
  return africa.features.map((country) => {
    const [x, y] = path.centroid(country);
    return {
      code: String(country.id),
      x,
      y,
      d: path(country) ?? '',
      isSmall: path.area(country) < SMALL_AREA,
    };
  });
})();

const ARROWS = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);
const isArrow = (key: string): key is Direction => ARROWS.has(key);

function Shape({ country, className }: { country: Drawn; className: string }) {
  if (country.isSmall) return <circle cx={country.x} cy={country.y} r={DOT} className={className} />;
  return <path d={country.d} className={className} />;
}

type Props = {
  countries: readonly MapCountry[];
  measure: Measure;
  /** A value of the measure as it is read. */
  format: (value: number) => string;
  selected: string;
  onSelect: (code: string) => void;
};

/**
 * Africa, each country shaded by a measure. Chosen by mouse or touch; by keyboard it is one stop: arrow keys lead to the
 * next country on that side, Enter chooses it.
 */
export function AfricaChart({ countries, measure, format, selected, onSelect }: Props) {
  const id = useId();
  const [pointed, setPointed] = useState<string | null>(null);
  const byCode = new Map(countries.map((country) => [country.code, country]));
  const active =
    DRAWN.find(({ code }) => code === (pointed ?? selected)) ?? DRAWN.find(({ code }) => code === 'NG');
  const valueOf = (code: string) => byCode.get(code)?.[measure.id] ?? 0;
  const said = (code: string) => `${byCode.get(code)?.name ?? code}: ${format(valueOf(code))}`;
  const onKeyDown = (event: KeyboardEvent) => {
    if (active === undefined) return;
    if (isArrow(event.key)) {
      event.preventDefault();
      setPointed(nearestInDirection(DRAWN, active, event.key)?.code ?? active.code);
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onSelect(active.code);
    }
  };
  const chosen = DRAWN.find(({ code }) => code === selected);
  return (
    <figure>
      <p aria-hidden="true" className="tabular mb-2 min-h-6 text-sm font-semibold">
        {active === undefined ? null : said(active.code)}
      </p>
      <div
        role="listbox"
        tabIndex={0}
        aria-label={`Map of Africa: ${measure.label} by country`}
        aria-activedescendant={active === undefined ? undefined : `${id}-${active.code}`}
        onKeyDown={onKeyDown}
        onBlur={() => setPointed(null)}
        onPointerLeave={() => setPointed(null)}
        className="rounded-md"
      >
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="presentation"
          className="mx-auto block w-full max-w-140"
        >
          {DRAWN.map((country) => (
            <g
              key={country.code}
              id={`${id}-${country.code}`}
              role="option"
              aria-selected={country.code === selected}
              aria-label={said(country.code)}
              onPointerEnter={() => setPointed(country.code)}
              onClick={() => onSelect(country.code)}
              className="cursor-pointer"
            >
              <Shape
                country={country}
                className={`stroke-edge ${SHADES[shadeOf(measure, valueOf(country.code))] ?? ''}`}
              />
            </g>
          ))}
          <g className="pointer-events-none fill-none [stroke-linejoin:round]">
            {active === undefined || pointed === null ? null : (
              <Shape country={active} className="stroke-ink [stroke-width:2]" />
            )}
            {chosen === undefined ? null : (
              <Shape country={chosen} className="stroke-clay [stroke-width:3.5]" />
            )}
          </g>
        </svg>
      </div>
    </figure>
  );
}
