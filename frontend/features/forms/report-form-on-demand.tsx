import { onOpening } from "../../ui/on-opening.tsx";
import { SkeletonBar } from "../../ui/skeleton.tsx";

/** Reports something to the administrators, with a reason. */
export const ReportForm = onOpening(
  async () => (await import("./report-form.tsx")).ReportForm,
  <SkeletonBar height="24" />,
);
