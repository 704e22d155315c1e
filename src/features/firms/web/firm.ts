export const FIRM = 'GET /api/firm';
