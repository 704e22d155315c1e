import { useAddress } from './use-address.ts';

/** The last offset a list takes. */
const LARGEST_OFFSET = 1_000_000;

export type Paging = {
  /** 1 is the first. */
  readonly page: number;
  readonly pageSize: number;
  /** What the list is asked for. */
  readonly query: { readonly limit: number; readonly offset: number };
  readonly show: (page: number) => void;
};

/** The page of a list, from the address: `?page=2`. Two lists on one screen have names of their own. */
export function usePage(pageSize = 20, name = 'page'): Paging {
  const [search, change] = useAddress();
  const asked = Math.max(1, Math.trunc(Number(search.get(name))) || 1);
  const page = Math.min(asked, LARGEST_OFFSET / pageSize);
  return {
    page,
    pageSize,
    query: { limit: pageSize, offset: (page - 1) * pageSize },
    show: (next) => change({ [name]: next === 1 ? null : next }, { push: true }),
  };
}
