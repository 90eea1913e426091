import "./records.css";
import { type RecordFilter, recordFilterFromSearch, searchFromRecordFilter } from "@volado/domain/records";
import { useCallback, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { RecordFilters } from "../../features/records/components/record-filters.tsx";
import { RecordList } from "../../features/records/components/record-list.tsx";
import { paths } from "../../shared/navigation/paths.ts";
import { useChoice } from "../../shared/navigation/use-choice.ts";

export const texts = ["money"] as const;

/** The records of the member's money; the address names their type (Spec §2 "/m/transaction/record?types=A"). */
export default function TransactionsScreen() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const filter = useMemo(() => recordFilterFromSearch(new URLSearchParams(search)), [search]);
  const show = useCallback(
    (wanted: RecordFilter) =>
      void navigate(paths.transactions.to(searchFromRecordFilter(wanted)), { replace: true }),
    [navigate],
  );
  const choose = useChoice(filter, show);
  return (
    <div className="app-records-page">
      <RecordFilters filter={filter} onChange={choose} />
      <RecordList filter={filter} onReset={() => choose(recordFilterFromSearch(new URLSearchParams()))} />
    </div>
  );
}
