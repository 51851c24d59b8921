/** Uploads a file to import. Returns its id, or why it was refused. */
export async function sendFile(file: File): Promise<{ id: string } | { problem: string }> {
  try {
    const response = await fetch(`/uploads/imports?name=${encodeURIComponent(file.name)}`, {
      method: "POST",
      headers: { "Content-Type": "application/octet-stream" },
      body: file,
    });
    const answer: unknown = await response.json();
    if (typeof answer === "object" && answer !== null) {
      if (response.ok && "id" in answer) return { id: String(answer.id) };
      const error = "error" in answer ? answer.error : answer;
      if (typeof error === "object" && error !== null && "message" in error)
        return { problem: String(error.message) };
    }
  } catch {
    // Falls through to the general message.
  }
  return { problem: "The file couldn't be uploaded. Check your connection and try again." };
}
