import { useBriefServiceSuspenseQuery } from "./brief-service.generated.ts";

/** States that briefs are sent to an AI service, if they are. */
export function BriefServiceNote() {
  const { briefService } = useBriefServiceSuspenseQuery({ variables: {} }).data;
  if (!briefService) return null;
  return (
    <>
      <h2>If you describe what you need</h2>
      <p>
        The text of a brief is sent to an AI service at {briefService}, which sorts it into criteria. Nothing
        else about you is sent, but please leave names and other personal details out of the text. The service
        plays no part in scoring.
      </p>
    </>
  );
}
