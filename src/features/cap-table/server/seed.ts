import type { Demo } from '#shared/server/demo.ts';
import { CapTableForm } from '../contract/request.ts';
import { capTables } from './cap-table.ts';

export const seedCapTables = (demo: Demo): Promise<void> => capTables.seed(demo, 'cap-tables', CapTableForm);
