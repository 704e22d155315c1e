import { lazy } from 'react';
import { CompanyPage } from '#features/portfolio/web/company/company-page.tsx';

const InvestmentDialog = lazy(async () => ({
  default: (await import('#features/portfolio/web/investment-dialog.tsx')).InvestmentDialog,
}));
const RatesDialog = lazy(async () => ({
  default: (await import('#features/portfolio/web/rates-dialog.tsx')).RatesDialog,
}));

/** `/portfolio/company/{startupId}`: one company, with the portfolio's dialogs for investments and rates. */
export function PortfolioCompanyScreen() {
  return (
    <CompanyPage
      InvestmentDialog={InvestmentDialog}
      renderRates={(wanted, onClose) => <RatesDialog wanted={wanted} onClose={onClose} />}
    />
  );
}
