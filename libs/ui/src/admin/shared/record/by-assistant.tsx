import { Link } from 'react-router';

/** The assistant that added or changed something, with the way to undo it. */
export const ByAssistant = ({ via }: { via: string | null }) =>
  via ? (
    <Link
      to="/admin/assistants"
      aria-label={`by ${via}: changes and undo`}
      className="wrap-anywhere underline underline-offset-4"
    >
      by {via}
    </Link>
  ) : null;
