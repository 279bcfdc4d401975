import { storageKeys } from '@polaris/contracts/browser-names';
import { useOfferPage } from '../../api/sales/offer-page.ts';
import { useLinkToken } from '../../primitives/link-token.ts';
import { IncompleteLink, LinkLoading, LinkProblem } from '../link-page.tsx';
import { OpenedOffer } from './opened-offer.tsx';

/** The page of an offer's link, where anyone who has it reads the offer and answers it. */
export function OfferScreen() {
  const token = useLinkToken(storageKeys.offerLink);
  return (
    <div className="mx-auto w-full max-w-4xl px-5 py-10 md:px-8 md:py-16 print:p-0">
      {token ? <LinkedOffer key={token} token={token} /> : <NoToken token={token} />}
    </div>
  );
}

/** Undefined on the server. */
const NoToken = ({ token }: { token: string | undefined }) =>
  token === undefined ? <Loading /> : <IncompleteLink />;

function LinkedOffer({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useOfferPage(token);
  const reopen = () => void refetch();
  if (data) return <OpenedOffer token={token} page={data} onReopen={reopen} />;
  if (!error) return <Loading />;
  return (
    <LinkProblem
      title="The offer could not be loaded"
      error={error}
      isRetrying={isFetching}
      onRetry={reopen}
    />
  );
}

const Loading = () => <LinkLoading text="Loading the offer..." />;
