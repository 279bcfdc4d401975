import { type AdminPurchase, dueText, totalOf } from '@polaris/contracts';
import { useState } from 'react';
import { partEntries } from '../../../../api/sales/part-entries.ts';
import { Button } from '../../../../primitives/button.tsx';
import { PartList } from '../../../../primitives/part-list.tsx';
import { PlanDialog } from './plan-dialog.tsx';

/** The payment plan of a purchase, and a button to change it. */
export function PurchasePlan({ purchase }: { purchase: AdminPurchase }) {
  const [editing, setEditing] = useState(false);
  const { parts, status, owed } = purchase;
  const canPlan = status !== 'cancelled' && owed > 0;
  if (parts.length === 0 && !canPlan) return null;
  const due = dueText(purchase, totalOf(purchase));
  return (
    <div className="mt-4 flex flex-col items-start gap-2">
      {due && <p className="text-sm leading-6 font-semibold tabular-nums">{due}</p>}
      {parts.length > 0 && <PartList parts={partEntries(parts)} />}
      {canPlan && (
        <Button mutates variant="secondary" size="sm" onClick={() => setEditing(true)}>
          Payment plan
        </Button>
      )}
      {editing && <PlanDialog purchase={purchase} onClose={() => setEditing(false)} />}
    </div>
  );
}
