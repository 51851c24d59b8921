import { onOpening } from "../../ui/behavior/on-opening.tsx";
import { SkeletonBar } from "../../ui/layout/skeleton.tsx";

/** A form to report something to the administrators, with a reason. */
export const ReportForm = onOpening(
  async () => (await import("./report-form.tsx")).ReportForm,
  <SkeletonBar height="24" />,
);
