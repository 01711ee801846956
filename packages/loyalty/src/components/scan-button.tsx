import { Button } from '@hub/ui';
import ScanLine from 'lucide-react/icons/scan-line';
import { useNavigate } from 'react-router-dom';
import { loyaltyPaths } from '../paths';

interface ScanButtonProps {
  /** The stored card of the form; `null` for a new one. */
  card: { id: string } | null;
  /** Keeps what is typed: the form goes on with it when the scanner leads back. */
  keep: () => void;
}

/** Opens the scanner in the place of the form. */
export function ScanButton({ card, keep }: ScanButtonProps) {
  const navigate = useNavigate();
  return (
    <Button
      variant="quiet"
      icon={ScanLine}
      onClick={() => {
        keep();
        void navigate(loyaltyPaths.scan, { replace: true, state: { card: card?.id, isFromForm: true } });
      }}
    >
      Scan
    </Button>
  );
}
